export { deliveriesOf } from './deliveries.js'
export { type AnyVendor, type VendorSampleOptions, vendorSample } from './sample.js'
export { type SignVendorOptions, signVendor } from './sign.js'
