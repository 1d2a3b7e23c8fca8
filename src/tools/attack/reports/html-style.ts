/** The style of the HTML report. Colors have a contrast of at least 4.5 in light and in dark. */
export const style = `
:root { color-scheme: light dark; --fg: #1c2430; --bg: #fbfcfd; --soft: #5a6675; --line: #d8dfe6; --card: #ffffff;
  --good: #1d7a4d; --bad: #b3261e; --warn: #8a5a00; --code: #f0f3f6; }
@media (prefers-color-scheme: dark) { :root { --fg: #e3e8ee; --bg: #12161b; --soft: #9aa7b5; --line: #2d3640;
  --card: #1a2027; --good: #5fc794; --bad: #ff8a80; --warn: #e6b450; --code: #0d1115; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--fg); background: var(--bg); }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
header { display: flex; gap: 1.5rem; align-items: center; flex-wrap: wrap; }
h1 { font-size: 1.5rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 0.4rem 0; }
.grade { font-size: 2.4rem; font-weight: 700; line-height: 1; padding: 0.9rem 1.1rem; border: 3px solid; border-radius: 0.8rem; }
.soft { color: var(--soft); }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.groups { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.75rem; margin-top: 1.5rem; }
.groups div, article { border: 1px solid var(--line); border-radius: 0.6rem; background: var(--card); padding: 0.75rem 1rem; }
.groups strong { font-size: 1.5rem; display: block; }
article { margin: 0.75rem 0; border-left: 4px solid var(--bad); }
article.minor { border-left-color: var(--warn); }
.tag { font-size: 0.8rem; font-weight: 600; text-transform: uppercase; letter-spacing: 0.03em; }
dl { display: grid; grid-template-columns: 4rem 1fr; gap: 0.3rem 0.75rem; margin: 0.6rem 0 0; }
dt { color: var(--soft); } dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
pre { margin: 0.4rem 0; padding: 0.7rem; background: var(--code); border-radius: 0.4rem; overflow-x: auto; max-height: 20rem;
  font: 13px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
td, th { text-align: left; padding: 0.35rem 0.5rem; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
code { overflow-wrap: normal; hyphens: none; }
th { border-top: 0; color: var(--soft); font-weight: 500; }
td:nth-child(2) { white-space: nowrap; }
@media (max-width: 40rem) {
  thead { display: none; }
  td { display: block; border-top: 0; padding: 0 0 0.2rem; }
  tr { display: block; border-top: 1px solid var(--line); padding: 0.5rem 0; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.4rem; }
}
`
