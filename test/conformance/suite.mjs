import { clientCases } from './cases/clients.mjs'
import { doctorCases } from './cases/doctor.mjs'
import { fetchCases } from './cases/fetch.mjs'
import { hostCases } from './cases/host.mjs'
import { jwsCases, paymentsCases } from './cases/payments.mjs'
import { chatCases, pushCases, trackerCases } from './cases/styles.mjs'
import { vendorCases } from './cases/vendors.mjs'
import { verifierCases } from './cases/verifiers.mjs'
import { runCases } from './run-cases.mjs'

// The same cases on every runtime: plain functions, no test framework, nothing of Node. They import the package by its
// name, sign with WebCrypto, and so see what a user of the installed package sees.
const groups = {
  host: hostCases,
  push: pushCases,
  chat: chatCases,
  tracker: trackerCases,
  payments: paymentsCases,
  verifier: verifierCases,
  jws: jwsCases,
  fetch: fetchCases,
  vendor: vendorCases,
  doctor: doctorCases,
  client: clientCases,
}

/** Runs the cases that every runtime has to pass. */
export function runSuite() {
  return runCases(groups)
}
