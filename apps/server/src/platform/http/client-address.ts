import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Who a limit counts as one client: the IPv4 address, or the /64 of an IPv6 address, as one household or
 * phone owns a whole /64 and could otherwise take a fresh address for every try.
 */
export function clientAddress(request: FastifyRequest): string {
  return toNetwork(request.ip)
}

export function toNetwork(ip: string): string {
  const address = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Whether the caller is at this very computer, with no proxy in between that names itself or the one it speaks for. One that
 * is set up in a single line names neither, and often speaks HTTP/1.0, as no browser does.
 */
export function isLocalCaller({ raw, socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && raw.httpVersion !== '1.0' && !Object.keys(headers).some(isOfProxy)
}

/** Whatever a proxy, balancer or tunnel adds: the standard names, and every one that is nobody's standard. */
function isOfProxy(name: string): boolean {
  return /^(?:forwarded|via|x-.*|cf-.*|fastly-.*|fly-.*|.*-client-ip|.*-connecting-ip)$/.test(name)
}

/** Whether a host name or address means this very computer. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}
