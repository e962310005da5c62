/** Pages require trusted types: a string becomes a script URL or markup only through a policy listed in their header. */
interface Policy {
  readonly createHTML: (text: string) => string
  readonly createScriptURL: (text: string) => string
}

interface Factory {
  createPolicy(name: string, rules: Partial<Policy>): Policy
}

/** Create once in each module that needs one, for that module's input only; without trusted types support, returns the string. */
export function policyFor(name: 'ankur-scratch' | 'ankur-symbols'): Policy {
  const asItIs: Policy = { createHTML: (text) => text, createScriptURL: (text) => text }
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  return trustedTypes?.createPolicy(name, asItIs) ?? asItIs
}
