/**
 * `npm run --silent trace -- game.sb3 scenario.json`: the trace of a game, frame by frame, in the format of the vectors.
 */
import { readFileSync } from 'node:fs'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { parseScenario, traceLines } from '@ankur/blocks/trace'

const [game, scenarioFile] = process.argv.slice(2)
if (game === undefined || scenarioFile === undefined) {
  console.error('Usage: npm run --silent trace -- game.sb3 scenario.json')
  process.exit(2)
}
const read = readSb3(readFileSync(game))
const parsed = parseScenario(JSON.parse(readFileSync(scenarioFile, 'utf8')))
if (!read.ok) console.error(`${game} cannot be read: ${read.problem}`)
if (!parsed.ok) console.error(`${scenarioFile} cannot be read: ${parsed.problems.join('; ')}`)
if (read.ok && parsed.ok) {
  for (const line of traceLines(read.project, parsed.scenario)) console.log(JSON.stringify(line))
} else {
  process.exitCode = 1
}
