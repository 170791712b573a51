/** What plies did and what choices would do, as the engine tells it; the names that boards use. */
export type {
  ChoiceEffects,
  Gained as Gain,
  Happening as PlyChanges,
  Moved as Move,
  UsualAnswer as Usual,
} from '../../generated/messages';
