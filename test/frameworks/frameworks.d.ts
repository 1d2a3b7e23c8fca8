declare module 'express4' {
  export { default } from 'express'
}

declare module 'koa2' {
  export { default } from 'koa'
}
