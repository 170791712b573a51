"""The rules pages: read from `docs/rules`, told with the numbers of an edition, cited by clause."""
