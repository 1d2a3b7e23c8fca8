import { toWebhookRequest } from '../../src/core/request/to-webhook-request.js'
import type { MemoryCaptures } from '../../src/tools/inspector/in-app/memory-captures.js'

// Each sets `globalThis.hit`, asks for a URL, or changes the page, if anything of it takes effect.
const effect = "globalThis.hit=1;fetch('/hit')"

const markup: readonly string[] = [
  `<script>${effect}</script>`,
  `<img src=x onerror="${effect}">`,
  `<img src="/hit">`,
  `<svg onload="${effect}">`,
  `<svg><script>${effect}</script></svg>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<iframe src="javascript:parent.hit=1"></iframe>`,
  `<a href="javascript:${effect}" autofocus onfocus="${effect}">x</a>`,
  `<body onload="${effect}">`,
  `<details open ontoggle="${effect}">x</details>`,
  `<video><source onerror="${effect}"></video>`,
  `<object data="/hit"></object>`,
  `<embed src="/hit">`,
  `<link rel="stylesheet" href="/hit">`,
  `<style>@import '/hit'; *{display:none}</style>`,
  `<meta http-equiv="refresh" content="0;url=/hit">`,
  `<base href="https://evil.example/">`,
  `<form action="/hit"><button autofocus onfocus="${effect}">x</button></form>`,
  `</pre></div><script>${effect}</script>`,
  `"><script>${effect}</script>`,
  `' onmouseover='${effect}' x='`,
  `" style="position:fixed;inset:0" onmouseover="${effect}" x="`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${effect}">`,
  `<template><script>${effect}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${effect}>"></noscript>`,
  '{{constructor.constructor("globalThis.hit=1")()}}',
  '${globalThis.hit=1}',
  'javascript:globalThis.hit=1',
  `data:text/html,<script>${effect}</script>`,
  `&lt;script&gt;${effect}&lt;/script&gt;`,
  `\\u003cscript\\u003e${effect}\\u003c/script\\u003e`,
  `%3Cscript%3E${effect}%3C/script%3E`,
  `<!--><script>${effect}</script>-->`,
  `<![CDATA[<script>${effect}</script>]]>`,
  `\u202e<script>${effect}</script>\u2066`,
  `\0<script>${effect}</script>`,
  `\u001b]0;title\u0007\u001b[2J<script>${effect}</script>`,
  `]]>;\n\nevent: reset\ndata: {}\n\n<script>${effect}</script>`,
  `__proto__`,
  `{"__proto__":{"hit":1},"constructor":{"prototype":{"hit":1}}}`,
]

type Place = (text: string) => Parameters<typeof toWebhookRequest>[0]

const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
const json = { 'content-type': 'application/json' }

const places: readonly Place[] = [
  (text) => ({ headers: { 'content-type': 'text/html' }, body: text }),
  (text) => ({
    headers: json,
    body: JSON.stringify({
      [text]: text,
      list: [text, { __html: text }],
      type: 'div',
      props: { dangerouslySetInnerHTML: { __html: text } },
    }),
  }),
  (text) => ({ headers: { ...json, 'x-value': inHeader(text), 'x-github-event': inHeader(text) }, body: '{}' }),
  (text) => ({
    headers: { 'content-type': 'image/svg+xml' },
    body: text,
    url: `http://127.0.0.1:4400/${encodeURI(text)}`,
  }),
  (text) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ a: text, [text]: 'b', payload: JSON.stringify({ x: text }) }).toString(),
    method: 'POST',
  }),
]

/** 200 hostile requests: 40 texts in 5 places each. They are also the event and the id, as a forger can choose them. */
export function hostile(captures: MemoryCaptures, now: number): number {
  let number = 0
  for (const place of places) {
    for (const text of markup) {
      number += 1
      captures.add({
        receivedAt: now - (400 - number) * 1000,
        request: toWebhookRequest(place(text)),
        provider: number % 3 === 0 ? text : 'github',
        verdict: number % 2 === 0 ? 'refused' : 'unknown',
        error: number % 2 === 0 ? { code: text, message: text } : undefined,
        proof: undefined,
        event: number % 4 === 0 ? undefined : text,
        deliveryId: number % 5 === 0 ? text : `${number}`,
        sequence: { channel: text, number },
        attempts: [
          {
            at: now,
            cause: 'forward',
            target: `http://localhost/${text}`,
            answer: 500,
            headers: [[inHeader('x'), inHeader(text)]],
            body: Buffer.from(text),
            tookMs: 1,
          },
        ],
      })
    }
  }
  return number
}
