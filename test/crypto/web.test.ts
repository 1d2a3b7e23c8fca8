import * as web from '../../src/crypto/web.js'
import { describeContract } from './contract.js'

describeContract('web', web)
