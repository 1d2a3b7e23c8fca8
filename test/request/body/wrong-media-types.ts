/** What no body format may be given as its media types. */
export const wrongMediaTypes: readonly unknown[][] = [
  ['text/json'],
  [null],
  [{}],
  [['']],
  [[7]],
  [['text/JSON']],
  [['text/json; charset=utf-8']],
  [[' text/json']],
]
