/** Text that takes a tenth of its room, where the browser can do that; elsewhere as it is. */
export async function packed(text: string): Promise<Uint8Array | string> {
  if (typeof CompressionStream === 'undefined') return text
  return await through(new TextEncoder().encode(text), new CompressionStream('gzip'))
}

export async function unpacked(content: Uint8Array | string): Promise<string> {
  if (typeof content === 'string') return content
  return new TextDecoder().decode(await through(content, new DecompressionStream('gzip')))
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes.slice()]).stream().pipeThrough(stream))
  return new Uint8Array(await answer.arrayBuffer())
}
