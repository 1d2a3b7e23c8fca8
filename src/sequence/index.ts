export type { SequencedResult, SequencedTask, SequenceRefusal } from './channel.js'
export { createReorderBuffer } from './create-reorder-buffer.js'
export type { Gap, OfferResult, ReorderBuffer, ReorderBufferOptions } from './reorder-buffer.js'
export { createSequencer, type Sequencer, type SequencerOptions } from './sequencer.js'
