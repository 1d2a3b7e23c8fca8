import fc from 'fast-check'

// The smallest counterexample takes long to find, and nobody reads it.
fc.configureGlobal({ endOnFailure: true })
