/** Widens shapes by real payloads: what an example lacks is optional, and what it has is allowed. */
export function observe(names, shape, value) {
  if (shape.any) return
  if (value === null) shape.null = true
  else if (Array.isArray(value)) observeArray(names, shape, value)
  else if (typeof value === 'object') observeObject(names, shape, value)
  else if (typeof value === 'string') observeText(shape, value)
  else shape[typeof value] = true
}

function observeArray(names, shape, value) {
  shape.array ??= {}
  for (const item of value) observe(names, shape.array, item)
}

function observeText(shape, value) {
  if (!shape.literals?.has(value) && !shape.string) shape.string = true
}

function observeObject(names, shape, value) {
  const candidates = [...(shape.names ?? [])].map((name) => names.all.get(name))
  if (shape.object) candidates.push(shape.object)
  const fields = candidates.sort((a, b) => likeness(b, value) - likeness(a, value))[0]
  if (fields === undefined || (fields !== shape.object && likeness(fields, value) < 0)) {
    shape.object ??= { places: 1, seen: 0, fields: new Map() }
    return
  }
  fields.seen += 1
  for (const [name, field] of fields.fields) {
    if (Object.hasOwn(value, name)) observe(names, field.shape, value[name])
    else field.absent = true
  }
  if (fields.values) for (const item of Object.values(value)) observe(names, fields.values, item)
}

/** How many fields the value has of those that are described, without those that one of the two lacks. */
function likeness({ fields }, value) {
  const names = Object.keys(value)
  const common = names.filter((name) => fields.has(name)).length
  const required = [...fields.values()].filter((field) => field.required > 0).length
  return 3 * common - names.length - required
}
