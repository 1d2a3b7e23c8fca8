/** Whether a response with this status may have content (RFC 9110, section 6.4.1; Fetch calls the others null body). */
export function carriesContent(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304
}
