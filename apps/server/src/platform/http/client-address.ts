import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the key by which limits count a client: the IPv4 address, or the /64 prefix of an IPv6 address, because a household
 * or phone owns a whole /64 and could otherwise use a new address for every attempt.
 */
export function clientAddress(request: FastifyRequest): string {
  return toNetwork(request.ip)
}

export function toNetwork(ip: string): string {
  // Some proxies add the port, which is another one for each connection.
  const withoutPort = ip.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const address = withoutPort.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
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
 * Returns whether the request comes directly from this computer, without proxy headers. A minimally configured proxy may send
 * no such headers, but often uses HTTP/1.0, as no browser does.
 */
export function isLocalCaller({ raw, socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && raw.httpVersion !== '1.0' && !Object.keys(headers).some(isOfProxy)
}

/** Returns whether a header is added by proxies, load balancers or tunnels: standard names and common non-standard ones. */
function isOfProxy(name: string): boolean {
  return /^(?:forwarded|via|x-.*|cf-.*|fastly-.*|fly-.*|.*-client-ip|.*-connecting-ip)$/.test(name)
}

/** Returns whether a host name or address is a loopback one. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}
