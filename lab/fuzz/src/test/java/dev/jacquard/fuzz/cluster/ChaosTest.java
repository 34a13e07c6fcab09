package dev.jacquard.fuzz.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.cluster.office.Counts;
import dev.jacquard.cluster.office.Found;
import dev.jacquard.cluster.office.RegionTable;
import dev.jacquard.cluster.region.NotSharedException;
import dev.jacquard.cluster.region.Replays;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.fuzz.Claim;
import dev.jacquard.fuzz.Configuration;
import dev.jacquard.fuzz.CorpusFiles;
import dev.jacquard.fuzz.Differential;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happens to workers, each execution counts once, and what is told is the same. */
class ChaosTest {
  private static final long MOST = 3_000;
  private static final LitmusOptions OPTIONS = LitmusOptions.DEFAULT.limitedTo(200);

  /** Kinds of programs, taken in turn. */
  private static final List<Features> KINDS =
      List.of(
          Features.all(),
          Features.anySubset(),
          Features.readsAndWrites(),
          Features.monitors(),
          Features.blocking(),
          Features.symmetric(),
          Features.interrupts(),
          Features.interruptedWaits(),
          Features.timeLimits(),
          Features.impatient());

  static List<Path> corpus() {
    return CorpusFiles.in("");
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void aProgramOfTheCorpusIsExploredAsByOneWorker(Path file) {
    String name = file.getFileName().toString().replace(".litmus", "");
    compare(
        name,
        LitmusProgram.of(name, LitmusParser.parse(name, CorpusFiles.read(file), Map.of()), OPTIONS),
        1);
  }

  @Test
  void randomProgramsAreExploredAsByOneWorker() {
    randomPrograms(1, 250);
  }

  @Tag("slow")
  @Test
  void twoThousandRandomProgramsAreExploredAsByOneWorker() {
    randomPrograms(1_000_000, 2_000);
  }

  private static void randomPrograms(long firstSeed, int programs) {
    for (int i = 0; i < programs; i++) {
      Features kind = KINDS.get(i % KINDS.size());
      LitmusFile file = new LitmusGenerator(kind, Sizes.SMALL).generate(firstSeed + i);
      String name = kind + " with seed " + (firstSeed + i);
      compare(name, LitmusProgram.of(name, file, OPTIONS), firstSeed + i);
    }
  }

  private static void compare(String name, LitmusProgram program, long seed) {
    Exploration alone = alone(program);
    if (!alone.limits().isEmpty()) {
      return; // too large for slices that are as short as here
    }
    List<Counts> counts = new ArrayList<>();
    List<List<Found>> findings = new ArrayList<>();
    for (Tail tail : List.of(Tail.Fixed.LOWEST, Tail.Fixed.STAY)) {
      RegionTable table = Chaos.of(program, tail, seed).table();
      counts.add(table.counts());
      findings.add(table.findings());
      assertThat(table.share()).as(name).isEqualTo(1);
    }
    Counts expected = Counts.of(alone.tally());
    assertThat(counts.get(0).executions()).as(name).isEqualTo(expected.executions());
    assertThat(counts.get(0).blocked()).as(name).isEqualTo(expected.blocked());
    assertThat(counts.get(0).failing()).as(name).isEqualTo(expected.failing());
    assertThat(counts.get(1).failing()).as(name).isEqualTo(expected.failing());
    assertThat(findings.get(0)).as(name).isEqualTo(findings.get(1));
    findings.get(0).forEach(found -> replay(found, program));
  }

  private static Exploration alone(LitmusProgram program) {
    return new Explorer(
            program,
            Budget.ofExecutions(MOST),
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(new OptimalDpor());
  }

  private static void replay(Found found, LitmusProgram program) {
    Trace trace = program.run(Replays.of(found, program));
    assertThat(trace.length()).isEqualTo(found.steps());
    assertThat(Finding.in(trace, new RaceDetector().find(trace)))
        .extracting(Finding::place)
        .contains(found.signature());
  }

  /** With names for threads and places, all that travels is text. */
  @Test
  void namesChangeNothing() {
    for (long seed = 1; seed <= 60; seed++) {
      Features kind = KINDS.get((int) (seed % KINDS.size()));
      LitmusFile file = new LitmusGenerator(kind, Sizes.SMALL).generate(seed);
      LitmusProgram program = LitmusProgram.of("program", file, OPTIONS);
      NamedProgram named = new NamedProgram(program, true);
      Exploration alone = alone(program);
      if (alone.limits().isEmpty()) {
        RegionTable table = Chaos.of(named, Tail.Fixed.LOWEST, seed).table();
        assertThat(table.counts().executions()).isEqualTo(alone.tally().executions());
        assertThat(table.counts().failing()).isEqualTo(Counts.of(alone.tally()).failing());
        for (Found found : table.findings()) {
          Trace trace = program.run(Replays.of(found, named));
          assertThat(trace.length()).isEqualTo(found.steps());
          assertThat(Finding.in(trace, new RaceDetector().find(trace))).isNotEmpty();
        }
      }
    }
  }

  @Test
  void whatHasNoNameIsNotSharedAndSaysSo() {
    LitmusFile file = LitmusParser.parse("two", "int x thread t[2] { x = tid; }", Map.of());
    NamedProgram secret = new NamedProgram(LitmusProgram.of("two", file, OPTIONS), false);
    assertThatThrownBy(() -> Chaos.of(secret, Tail.Fixed.LOWEST, 1))
        .isInstanceOf(NotSharedException.class)
        .hasMessageContaining("which no other process knows by this name");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 7, 50, 89, 90, 91})
  void aBudgetIsUsedToTheLastExecution(long budget) {
    String text = "lock m; thread t[3] { repeat (2) { lock(m); unlock(m); } }"; // 90 executions
    LitmusFile file = LitmusParser.parse("sections", text, Map.of());
    LitmusProgram program = LitmusProgram.of("sections", file, OPTIONS);
    for (long seed = 0; seed < 20; seed++) {
      RegionTable table = Chaos.within(budget, program, Tail.Fixed.LOWEST, seed).table();
      assertThat(table.counts().executions()).isEqualTo(Math.min(90, budget));
    }
  }

  @ParameterizedTest
  @EnumSource(Chaos.Flaw.class)
  void eachFlawIsNoticed(Chaos.Flaw flaw) {
    Configuration flawed =
        new Configuration(
            "flawed",
            options -> options,
            p -> Chaos.of(p, Tail.Fixed.LOWEST, 1, EnumSet.of(flaw)).committed(),
            Claim.OPTIMAL);
    Differential differential = new Differential(List.of(flawed), 5_000);
    boolean noticed = false;
    for (long seed = 0; seed < 300 && !noticed; seed++) {
      LitmusFile file = new LitmusGenerator(Features.all(), Sizes.SMALL).generate(seed);
      noticed = differential.compare(file).difference().isPresent();
    }
    assertThat(noticed).isTrue();
  }
}
