import type { Tool } from './tool.js'
import { tool as attackEndpoint } from './tools/attack.js'
import { tool as diagnoseCapture } from './tools/diagnose.js'
import { tool as diffCaptures } from './tools/diff.js'
import { tool as getCapture } from './tools/get.js'
import { tool as listCaptures } from './tools/list.js'
import { tool as replayCapture } from './tools/replay.js'
import { tool as searchCaptures } from './tools/search.js'
import { tool as sendEvent } from './tools/send.js'
import { tool as verifyCapture } from './tools/verify.js'
import { tool as waitForCapture } from './tools/wait.js'

/** All tools, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  listCaptures,
  getCapture,
  searchCaptures,
  waitForCapture,
  verifyCapture,
  diagnoseCapture,
  diffCaptures,
  replayCapture,
  sendEvent,
  attackEndpoint,
]
