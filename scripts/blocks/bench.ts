/**
 * `npm run --silent bench:blocks -- folder`: for each .sb3 of the folder, how many times per second its program counts. The
 * program increments the variable `count` of the stage; the caller knows how many blocks one count stands for.
 *
 * Without a folder: our own programs, each against the same work as a bare loop in the same run, the cost of loading and
 * the size of each part on a page. With `--beside FOLDER` they are compared with Scratch's own virtual machine: see
 * `beside.ts`.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { printBeside } from './beside.ts'
import { countsPerSecond, loadingShare, openingShare, weights } from './measures.ts'
import { ownPrograms } from './own-programs.ts'

const [folder, besides] = process.argv.slice(2)
if (folder === '--beside') {
  if (besides === undefined) throw new Error('--beside needs the folder that contains scratch-vm')
  await printBeside(besides)
} else if (folder === undefined) {
  for (const { id, project, bare } of ownPrograms()) {
    const counts = countsPerSecond(project)
    console.log(JSON.stringify({ id, countsPerSecond: counts, shareOfBareLoop: counts / bare() }))
  }
  console.log(JSON.stringify({ id: 'loading 10,000 blocks', timesJsonParse: loadingShare() }))
  console.log(JSON.stringify({ id: 'opening a Scratch file of 10,000 blocks', timesJsonParse: openingShare() }))
  for (const [id, bytes] of Object.entries(await weights())) console.log(JSON.stringify({ id, compressedBytes: bytes }))
} else {
  for (const file of globSync('*.sb3', { cwd: folder }).toSorted()) {
    const id = basename(file, '.sb3')
    const read = readSb3(readFileSync(join(folder, file)))
    console.log(JSON.stringify(read.ok ? { id, countsPerSecond: countsPerSecond(read.project) } : { id, problem: read.problem }))
    if (!read.ok) process.exitCode = 1
  }
}
