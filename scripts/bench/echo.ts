import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The minimal server: parses JSON and writes it back. All other rates are ratios to its rate. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString()
    const body = JSON.stringify(text === '' ? { ok: true } : JSON.parse(text))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.once('SIGTERM', () => process.exit())
