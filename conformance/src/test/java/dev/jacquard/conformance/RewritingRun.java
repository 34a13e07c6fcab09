package dev.jacquard.conformance;

import dev.jacquard.agent.ClassFiles;
import dev.jacquard.agent.Rewriter;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.link.Tables;
import dev.jacquard.runtime.state.Position;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Rewrites the programs of the suite and a part of the JDK, in some order. */
final class RewritingRun {
  private final ClassFiles files = new ClassFiles();
  private final Map<String, String> digests = new TreeMap<>();

  private RewritingRun() {}

  /** Prints a line for each class, in an order that a seed decides about. */
  public static void main(String[] arguments) throws IOException {
    digests(Long.parseLong(arguments[0]))
        .forEach((name, digest) -> System.out.println(name + " " + digest));
  }

  /** What became of each class: a digest of the class file and of its tables. */
  static Map<String, String> digests(long seed) throws IOException {
    RewritingRun run = new RewritingRun();
    Random random = new Random(seed);
    run.programs(random, true);
    run.jdk(random);
    run.programs(random, false);
    return run.digests;
  }

  private void programs(Random random, boolean tellsStates) throws IOException {
    Rewriter rewriter = new Rewriter(files.platform(), tellsStates);
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {ProgramClasses.ROOT.toUri().toURL()})) {
      for (Path file : shuffled(ProgramClasses.ROOT, random)) {
        String name = ProgramClasses.ROOT.relativize(file) + (tellsStates ? " with states" : "");
        note(name, rewriter.rewriteProgram(Files.readAllBytes(file), files.of(loader)));
      }
    }
  }

  private void jdk(Random random) throws IOException {
    Rewriter rewriter = new Rewriter(files.platform(), false);
    Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
    for (Path file : shuffled(base, random)) {
      String name = base.relativize(file).toString();
      if (name.startsWith("java/util/") || rewriter.concernsLoaded(name.replace(".class", ""))) {
        rewriter.rewriteJdk(Files.readAllBytes(file)).ifPresent(done -> note(name, done));
      }
    }
  }

  private static List<Path> shuffled(Path root, Random random) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      List<Path> files =
          new ArrayList<>(all.filter(p -> p.toString().endsWith(".class")).sorted().toList());
      files.removeIf(file -> file.endsWith("module-info.class"));
      Collections.shuffle(files, random);
      return files;
    }
  }

  private void note(String name, Rewritten rewritten) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(rewritten.bytes());
      digest.update(text(rewritten.tables()).getBytes(StandardCharsets.UTF_8));
      digest.update(rewritten.relocations().toString().getBytes(StandardCharsets.UTF_8));
      digests.put(name, HexFormat.of().formatHex(digest.digest(), 0, 8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }

  private static String text(Tables tables) {
    StringBuilder text = new StringBuilder();
    text.append(tables.sites()).append(tables.fields()).append(tables.loops());
    for (Position position : tables.positions()) {
      text.append(position.type()).append(position.method()).append(position.manner());
      text.append(position.before()).append(Arrays.toString(position.valuesBefore()));
      text.append(position.during()).append(Arrays.toString(position.valuesDuring()));
      text.append(position.sorts());
    }
    return text.append(tables.residuals()).toString();
  }
}
