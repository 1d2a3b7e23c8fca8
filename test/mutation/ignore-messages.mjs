// @ts-check
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Functions that make or throw errors, with the position of the message, or of a part, among their arguments. */
const messageAt = new Map([
  ['WebhookError', 1],
  ['refusal', 1],
  // Some of these functions take the name of a field first. Positions from the end are negative.
  ['malformed', -1],
  ['tooMany', 0],
  ['endOf', -1],
  ['requireMatch', -1],
])

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name]
 * @property {Node} [callee]
 * @property {readonly Node[]} [arguments]
 */

/** Leaves texts of messages of errors unchanged: tests assert codes, and messages are free to change. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'messages', {
    shouldIgnore(path) {
      // The types of the plugin say nothing about its nodes, which are those of Babel.
      const { node, parent } = /** @type {{ node: Node, parent?: Node }} */ (path)
      if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined
      const callee = parent?.callee?.name ?? ''
      const position = messageAt.get(callee) ?? (callee.endsWith('Error') ? 0 : undefined)
      if (position === undefined || parent?.arguments?.at(position) !== node) return undefined
      return 'the message of an error'
    },
  }),
]
