package dev.jacquard.cluster.office;

/** An offer to a region further up. */
public record Letter(RegionId to, Mail.Offer offer) {}
