import { UsageError } from '../../exit.js'
import { hintOf } from '../../hint-of.js'
import { chooseSender, loadProvider } from '../../requests/choose-sender.js'
import { asUsageLater, readBodyChanges } from '../../requests/edit-flags.js'
import { requestMaker } from '../../send/make-request.js'
import { defineTool } from '../tool.js'
import { destinationOf, sendTo, sentText } from './sending.js'

export const tool = defineTool({
  name: 'send_event',
  title: 'Send a signed webhook',
  description:
    'Sends a sample delivery of a provider, signed with the configured secret, to a server on this machine. Each has a new id and the current time.',
  isWrite: true,
  parameters: {
    provider: { type: 'text', required: true, description: 'The provider, such as github or stripe' },
    event: { type: 'text', description: 'The event, such as push; default: the most common one' },
    to: { type: 'text', required: true, description: 'Where to send: a URL of this machine, or a port' },
    set: { type: 'texts', description: 'Edits of the body as path=value, or path:=json' },
  },
  async run({ provider, event, to, set = [] }, { context, flags, ...bench }, { signal }) {
    const destination = destinationOf(to)
    const events = Object.keys((await loadProvider(provider)).samples)
    const wanted = event ?? events[0] ?? ''
    if (!events.includes(wanted)) {
      const hint = hintOf(wanted, events) || `; the events are ${events.slice(0, 40).join(', ')}`
      throw new UsageError(`there is no sample of this event of ${provider}${hint}`)
    }
    const changes = await readBodyChanges({ set, unset: [], payload: undefined }, context)
    const sender = await chooseSender(provider, flags, context, destination.url)
    const make = requestMaker(sender, wanted, { to: destination.url, changes, headers: [], newId: true })
    const { request, id, remade = [] } = await asUsageLater(make(0))
    const sent = await sendTo(destination, request, { provider, event: wanted, id, remade }, signal)
    return sentText(sent, { context, flags, ...bench })
  },
})
