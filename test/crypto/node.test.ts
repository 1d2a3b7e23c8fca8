import * as node from '../../src/crypto/node.js'
import { describeContract } from './contract.js'

describeContract('node', node)
