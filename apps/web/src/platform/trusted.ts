/** Pages require trusted types: a text becomes a script's address or markup only by a policy that their header names. */
interface Policy {
  readonly createHTML: (text: string) => string
  readonly createScriptURL: (text: string) => string
}

interface Factory {
  createPolicy(name: string, rules: Partial<Policy>): Policy
}

/** Made once by each module that needs one, for what it alone hands in; without trusted types, the text itself. */
export function policyFor(name: 'ankur-scratch' | 'ankur-symbols'): Policy {
  const asItIs: Policy = { createHTML: (text) => text, createScriptURL: (text) => text }
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  return trustedTypes?.createPolicy(name, asItIs) ?? asItIs
}
