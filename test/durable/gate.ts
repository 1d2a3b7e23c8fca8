/** Holds back what awaits `passed()`. */
export function createGate() {
  let opened = Promise.resolve()
  let release = () => {}
  return {
    passed: () => opened,
    hold() {
      opened = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
  }
}
