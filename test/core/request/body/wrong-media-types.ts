/** Invalid `mediaTypes` options of body formats. */
export const wrongMediaTypes: readonly unknown[][] = [
  ['text/json'],
  [null],
  [{}],
  [['']],
  [[7]],
  [['text/JSON']],
  [['text/json', 'text/JSON']],
  [['text/json; charset=utf-8']],
  [[' text/json']],
]
