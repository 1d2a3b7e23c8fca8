import type { CloudEventMapping } from '../cloudevents/mapping.js'
import { trackerMapping } from '../cloudevents/style-mappings.js'

/** Jira: the address of the site is the source, and the issue key is the subject. */
export const jiraMapping = { ...trackerMapping, typePrefix: 'com.atlassian.jira.' } satisfies CloudEventMapping
