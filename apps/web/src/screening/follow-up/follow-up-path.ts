export function followUpPath(assessmentId: string): string {
  return `/autism-test/follow-up/${encodeURIComponent(assessmentId)}`
}
