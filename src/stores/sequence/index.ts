export type { SequencedResult, SequencedTask, SequenceRefusal } from '../../core/ports/sequencer.js'
export { createReorderBuffer } from './create-reorder-buffer.js'
export type { Gap, OfferResult, OpenGap, ReorderBuffer, ReorderBufferOptions } from './reorder-buffer.js'
export { createSequencer, type Sequencer, type SequencerOptions, type SequenceWait } from './sequencer.js'
