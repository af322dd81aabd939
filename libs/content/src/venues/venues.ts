import { arena } from './details/arena';
import { boardroom } from './details/boardroom';
import { corporateOffice } from './details/corporate-office';
import { directorsCircle } from './details/directors-circle';
import { enterpriseOffice } from './details/enterprise-office';
import { horizonFloor } from './details/horizon-floor';
import { horizonLibertyDouble } from './details/horizon-liberty-double';
import { horizonSkylineDouble } from './details/horizon-skyline-double';
import { horizonStage } from './details/horizon-stage';
import { horizonStudio } from './details/horizon-studio';
import { libertyFloor } from './details/liberty-floor';
import { libertyStage } from './details/liberty-stage';
import { libertyStudio } from './details/liberty-studio';
import { novaStage } from './details/nova-stage';
import { novaStageTerrace } from './details/nova-stage-terrace';
import { privateOffice } from './details/private-office';
import { skyLounge } from './details/sky-lounge';
import { skyTerrace } from './details/sky-terrace';
import { skylineFloor } from './details/skyline-floor';
import { skylineHorizonDouble } from './details/skyline-horizon-double';
import { skylineLibertyDouble } from './details/skyline-liberty-double';
import { skylineLibertyHorizonTriple } from './details/skyline-liberty-horizon-triple';
import { skylineStage } from './details/skyline-stage';
import { skylineStageTerrace } from './details/skyline-stage-terrace';
import { skylineStudio } from './details/skyline-studio';
import { straightUp } from './details/straight-up';
import { teamOffice } from './details/team-office';
import { vistaStage } from './details/vista-stage';
import { vistaStageTerrace } from './details/vista-stage-terrace';
import { workshop } from './details/workshop';
import type { VenueId } from '@mainstage/house/ids';
import type { Venue } from './types';

/** Every venue with a page of its own, by id. */
export const venues = {
  'skyline-stage': skylineStage,
  'skyline-stage-terrace': skylineStageTerrace,
  'liberty-stage': libertyStage,
  'horizon-stage': horizonStage,
  'nova-stage': novaStage,
  'nova-stage-terrace': novaStageTerrace,
  'vista-stage': vistaStage,
  'vista-stage-terrace': vistaStageTerrace,
  'skyline-horizon-double': skylineHorizonDouble,
  'skyline-liberty-double': skylineLibertyDouble,
  'horizon-liberty-double': horizonLibertyDouble,
  'horizon-skyline-double': horizonSkylineDouble,
  'skyline-liberty-horizon-triple': skylineLibertyHorizonTriple,
  'skyline-studio': skylineStudio,
  'liberty-studio': libertyStudio,
  'horizon-studio': horizonStudio,
  workshop,
  arena,
  'straight-up': straightUp,
  boardroom,
  'directors-circle': directorsCircle,
  'private-office': privateOffice,
  'team-office': teamOffice,
  'corporate-office': corporateOffice,
  'enterprise-office': enterpriseOffice,
  'skyline-floor': skylineFloor,
  'liberty-floor': libertyFloor,
  'horizon-floor': horizonFloor,
  'sky-lounge': skyLounge,
  'sky-terrace': skyTerrace,
} as const satisfies Record<VenueId, Venue>;
