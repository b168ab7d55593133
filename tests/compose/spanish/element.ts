import '@advantage/referrals/element';
import '@advantage/referrals/element/es';
