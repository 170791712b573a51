action-aim = Целиться { $side }
side-left = налево
