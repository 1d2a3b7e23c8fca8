import { signRequest, verifyRequest } from '@contentful/node-apps-toolkit'

// The package demands a secret of 64 characters.
export const secret = 'w6hVDfmlrZP2xcdLgzqtBEyHXsO1KnYU0p3jC7aR9oTMiQ8eWvGkNb4uSJF5A_-x'
export const otherSecret = 'A6hVDfmlrZP2xcdLgzqtBEyHXsO1KnYU0p3jC7aR9oTMiQ8eWvGkNb4uSJF5A_-x'

const path = (url) => new URL(url).pathname

export const accepts = ({ text, headers, secret: key, url }) =>
  verifyRequest(key, { method: 'POST', path: path(url), headers, body: text }, 30)

export const sign = ({ text, secret: key, url }) => signRequest(key, { method: 'POST', path: path(url), body: text })
