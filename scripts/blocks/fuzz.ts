/**
 * `npm run fuzz:sb3 -- seconds [first seed]`: mutates our small programs repeatedly and parses the results. Prints each
 * weakness with the seed that reproduces it; exit code 1 when there is one.
 */
import { globSync, readFileSync } from 'node:fs'
import { damaged } from '@ankur/blocks/sb3/fuzz/damaged'
import { weaknessAt } from '@ankur/blocks/sb3/fuzz/fuzz'
import { mulberry32 } from '@ankur/blocks/trace'
import { unzip } from '@ankur/blocks/sb3/zip'

const [seconds = '60', firstSeed = '1'] = process.argv.slice(2)
const programs = globSync('packages/blocks/vectors/*/project.sb3').toSorted().map(jsonOf)
const encoder = new TextEncoder()
const endMs = performance.now() + Number(seconds) * 1000
let weaknesses = 0
let slowestMs = 0
let seed = Number(firstSeed)
for (; performance.now() < endMs; seed++) {
  const json = programs[seed % programs.length] ?? '{}'
  const bytes = encoder.encode(damaged(json, mulberry32(seed)))
  const startedMs = performance.now()
  const weakness = tried(bytes)
  slowestMs = Math.max(slowestMs, performance.now() - startedMs)
  if (weakness === null) continue
  weaknesses++
  console.log(JSON.stringify({ seed, weakness }))
}
console.log(JSON.stringify({ files: seed - Number(firstSeed), weaknesses, slowestMs: Math.round(slowestMs) }))
process.exitCode = weaknesses > 0 ? 1 : 0

function jsonOf(file: string): string {
  const opened = unzip(readFileSync(file), () => (name) => name === 'project.json')
  return opened.ok ? new TextDecoder().decode(opened.files.get('project.json')) : '{}'
}

function tried(bytes: Uint8Array): string | null {
  try {
    return weaknessAt(bytes, () => performance.now())
  } catch (fault) {
    return `throws ${String(fault)}`
  }
}
