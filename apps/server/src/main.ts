import path from 'node:path'
import { runProcess } from './run-process.ts'

await runProcess({ env: process.env, dist: path.join(import.meta.dirname, '../../web/dist') })
