export { consumer, stored, textOf } from '../../../src/testing/contracts/stored-delivery.js'
