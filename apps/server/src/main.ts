import path from 'node:path'
import { runProcess } from './run-process.ts'

// `npm start` names the folder that it has built for this PUBLIC_URL.
const dist = process.env.ANKUR_SITE ?? path.join(import.meta.dirname, '../../web/dist')
await runProcess({ env: process.env, dist })
