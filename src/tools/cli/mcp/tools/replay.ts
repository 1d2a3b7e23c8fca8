import { UsageError } from '../../exit.js'
import { aboutOf, earlierTarget } from '../../replay/about-replay.js'
import { prepareReplay, Senders } from '../../replay/prepare-replay.js'
import { recordReplay } from '../../replay/record-replay.js'
import { readBodyChanges } from '../../requests/edit-flags.js'
import { targetAt } from '../../requests/target-at.js'
import { defineTool } from '../tool.js'
import { idParameter, requireRequest } from './captured.js'
import { destinationOf, sendTo, sentText } from './sending.js'

export const tool = defineTool({
  name: 'replay_capture',
  title: 'Send a captured webhook again',
  description:
    'Sends a captured request to a server on this machine. Its bytes stay as they came, unless its signed time is too old, or it is edited: then it is signed again, if the secret is known.',
  isWrite: true,
  parameters: {
    id: idParameter,
    to: {
      type: 'text',
      description: 'Where to send: a URL of this machine or a port; default: where it was sent before',
    },
    mode: { type: 'text', choices: ['auto', 'as-is', 'resign'], description: 'Whether to sign again; default auto' },
    newId: { type: 'flag', description: 'Give the delivery a new id, and sign it again' },
    set: { type: 'texts', description: 'Edits of the body as path=value, or path:=json; then it is signed again' },
    provider: { type: 'text', description: 'The provider, if the capture names none' },
  },
  async run({ id, to, mode = 'auto', newId = false, set = [], provider }, bench, { signal }) {
    const { context, flags } = bench
    if (mode === 'as-is' && (newId || set.length > 0)) throw new UsageError('as-is cannot be used with newId or set')
    const given = await requireRequest(id, bench)
    const destination = destinationOf(to ?? (await earlierTarget([given], context)))
    const changes = await readBodyChanges({ set, unset: [], payload: undefined }, context)
    const wishes = {
      resign: mode === 'resign',
      asIs: mode === 'as-is',
      newId,
      edit: false,
      changes,
      lateMs: 0,
      provider,
    }
    const prepared = await prepareReplay(given, wishes, new Senders(flags, context), context)
    const request = { ...prepared.request, target: targetAt(destination.url, prepared.request.target) }
    await context.audit({ what: 'replay', of: 'captures', ids: [String(id)] })
    const sent = await sendTo(destination, request, aboutOf(given, wishes, prepared), signal)
    await recordReplay(given, { ...prepared, request, sent, to: destination.url }, context)
    return sentText(sent, bench)
  },
})
