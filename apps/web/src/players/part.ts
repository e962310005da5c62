/** Only where several share a device, or somebody is signed in; cached when it was shown once. */
export const offline = 'when-opened'
