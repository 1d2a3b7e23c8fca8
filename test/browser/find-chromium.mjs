import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The Chromium of this machine, or the one that `CHROMIUM` names.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env['CHROMIUM'] ?? places.find((place) => existsSync(place))
}
