export { deliveriesOf } from './deliveries.js'
export type { AnyVendor } from './row-of.js'
export { type VendorSampleOptions, vendorSample } from './sample.js'
export { type SignVendorOptions, signVendor } from './sign.js'
