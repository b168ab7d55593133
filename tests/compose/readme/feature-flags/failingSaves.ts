import { createInMemoryFeatureFlagGateway } from '@advantage/feature-flags/testing';

export const gateway = createInMemoryFeatureFlagGateway({ latency: 300 });
gateway.fail('update', 'Name is taken');
