import { compareFetch, compareReceiving, compareRefusals, compareVerification } from './hmac.mjs'
import { compareServers } from './http.mjs'
import { compareAlgorithms } from './public-key.mjs'

const sections = {
  verify: compareVerification,
  'receive-1kb': () => compareReceiving(1),
  'receive-10kb': () => compareReceiving(10),
  'receive-100kb': () => compareReceiving(100),
  fetch: compareFetch,
  refuse: compareRefusals,
  algorithms: compareAlgorithms,
  http: compareServers,
}

// The process of one section: hands its tables to the one that started it.
process.send(await sections[process.argv[2]](), () => process.disconnect())
