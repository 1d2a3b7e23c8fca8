export { type DecryptTokensOptions, decryptTokens, type TokenDecrypter } from './decrypt-tokens.js'
export type { TokenPlace } from './place.js'
export { type TokenBody, type TokenBodyOptions, tokenBody } from './token-body.js'
export { type TokenChain, type TokenChainOptions, tokenChain } from './token-chain.js'
