import type { FastifyInstance } from 'fastify'
import { type RecordHolder, registerAccounts } from './accounts/index.ts'
import { childRecords, plainChildren, registerChildren } from './children/index.ts'
import { consentRecords, type ConsentEffect, registerConsents } from './consents/index.ts'
import { contactRecords, fillContactPage, registerContact } from './contact/index.ts'
import { scheduleSealing, reportLostKeys } from './platform/family-keys/index.ts'
import { createHttp, type HttpLimits } from './platform/http/create-http.ts'
import { registerMailbox } from './platform/mail/mailbox.ts'
import { modelConsentEffect, modelRecords, plainModelTexts, registerModel } from './model/index.ts'
import type { Platform } from './platform/platform.ts'
import type { Site } from './platform/static/load-site.ts'
import { serveSite } from './platform/static/serve-site.ts'
import { playConsentEffect, playRecords, registerPlay } from './play/index.ts'
import { plainProjects, projectRecords, registerProjects } from './projects/index.ts'
import { registerReminders, reminderRecords, reminderConsentEffect } from './reminders/index.ts'
import { registerReports, reportRecords, sharingConsentEffect } from './reports/index.ts'
import { assessmentRecords, plainAssessments, plainDoneSteps, plainFollowUps, registerScreening } from './screening/index.ts'
import { registerUploads, uploadConsentEffect, uploadRecords } from './uploads/index.ts'

type Feature = (app: FastifyInstance, platform: Platform, site: Site | undefined) => void

/** The effects of a withdrawn consent; each feature that asks for consent adds its own. */
const consentEffects = (platform: Platform): readonly ConsentEffect[] => [
  modelConsentEffect,
  playConsentEffect,
  reminderConsentEffect,
  sharingConsentEffect,
  uploadConsentEffect(platform),
]

/** Rows from versions before encryption that may still be unsealed. */
const plainRows = [plainAssessments, plainFollowUps, plainDoneSteps, plainChildren, plainModelTexts, plainProjects]

/** All features that store family data, for exports, erasure and operator commands. */
export const familyHolders = (platform: Platform): readonly RecordHolder[] => [
  assessmentRecords(platform),
  childRecords(platform),
  uploadRecords(platform),
  consentRecords(platform),
  contactRecords,
  modelRecords(platform),
  playRecords(platform),
  projectRecords(platform),
  reminderRecords(platform),
  reportRecords(platform),
]

const features: readonly Feature[] = [
  (app, platform) =>
    registerAccounts(app, platform, {
      holders: familyHolders(platform),
    }),
  (app, platform) => registerConsents(app, platform, consentEffects(platform)),
  registerScreening,
  registerChildren,
  registerReports,
  registerUploads,
  registerReminders,
  registerModel,
  registerPlay,
  registerProjects,
  registerContact,
  registerMailbox,
  (app, platform) => scheduleSealing(app, platform, plainRows),
  reportLostKeys,
]

interface AppOptions extends Partial<HttpLimits> {
  readonly site?: Site
}

/** Creates the whole server without listening: each feature in its own scope, and the site. */
export function createApp(platform: Platform, { site, ...options }: AppOptions = {}): FastifyInstance {
  const http = createHttp(platform, options)
  for (const registerFeature of features) http.app.register(async (scope) => registerFeature(scope, platform, site))
  if (site) serveSite(http, site, platform.config, fillContactPage)
  return http.app
}
