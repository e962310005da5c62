import { BlockList, isIP } from 'node:net'
import { isLoopback } from './http/client-address.ts'

const nets = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  nets.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nets.addSubnet(net, prefix, 'ipv6')

/**
 * Returns whether a host can only be this computer or one in the same private network: a loopback or private address (RFC 1918,
 * 4193, 3927, 6598), a single-label name as containers have, or a name under a domain that public DNS does not serve.
 */
export function isPrivateHost(host: string): boolean {
  const name = host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (name === '' || isLoopback(name)) return true
  const version = isIP(name)
  if (version !== 0) return nets.check(name, version === 4 ? 'ipv4' : 'ipv6')
  return !name.includes('.') || /\.(local|internal|lan|home\.arpa|test)$/.test(name)
}
