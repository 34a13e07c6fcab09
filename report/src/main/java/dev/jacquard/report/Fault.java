package dev.jacquard.report;

import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Failure;
import java.util.Optional;

/**
 * What went wrong in an execution.
 *
 * @param race the two accesses, if the failure is a data race
 */
public record Fault(Failure failure, Optional<DataRace> race) {}
