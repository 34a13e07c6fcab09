package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting without another JVM, with scripts in place of the JVMs. */
class DirectLaunchTest {
  @TempDir private Path folder;
  private Path archive;
  private JacquardProcess process;
  private DirectLaunch launch;

  @BeforeEach
  void makeACommand() throws IOException {
    Path jdk = folder.resolve("jdk");
    executable(jdk.resolve("bin/java"), "echo by the command");
    archive = Files.createFile(folder.resolve("archive"));
    process = new JacquardProcess(jdk, List.of(Path.of("a.jar")), Optional.of(folder));
    launch = DirectLaunch.in(folder, List.of(jdk.toString(), "a.jar"));
  }

  private static Path executable(Path file, String body) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/usr/bin/env bash\n" + body + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  private void worker(String body) throws IOException {
    Path worker = executable(folder.resolve("worker"), body);
    Files.write(launch.file(), List.of(worker.toString(), "-XX:AOTCache=" + archive, "end"));
  }

  private CommandEnd run(String... words) throws Exception {
    return process.run(folder, List.of(words), new ArrayList<String>()::add);
  }

  @Test
  void workerIsStartedAndItsCodeIsThatOfTheCommand() throws Exception {
    worker("echo \"$@\"; exit 23");
    CommandEnd end = run("check", "A");
    assertThat(end.report())
        .containsExactly("-Djacquard.lifeline= -XX:AOTCache=" + archive + " check A");
    assertThat(end.meaning()).isEqualTo(CommandEnd.Meaning.INCOMPLETE);
  }

  @Test
  void withoutTheFileTheCommandIsAskedForIt() throws Exception {
    assertThat(run("check", "A").report()).containsExactly("by the command");
    assertThat(process.command(List.of())).contains("-Djacquard.launch=" + launch.file());
  }

  @Test
  void whatIsNotUsableAnyMoreIsNotUsed() throws Exception {
    worker("exit 75");
    assertThat(run("check", "A").report()).containsExactly("by the command");
    worker("exit 20");
    assertThat(run("check", "A", "--symmetry", "csym").report()).containsExactly("by the command");
    Files.setLastModifiedTime(archive, FileTime.fromMillis(Long.MAX_VALUE / 1_000_000));
    assertThat(run("check", "A").report()).containsExactly("by the command");
    Files.delete(archive);
    assertThat(run("check", "A").report()).containsExactly("by the command");
    Files.writeString(launch.file(), "cut");
    assertThat(run("check", "A").report()).containsExactly("by the command");
  }

  @Test
  void endThatIsNotTheWorkersOwnIsNoVerdict() throws Exception {
    worker("echo '# crash'; exit 1");
    CommandEnd end = run("check", "A");
    assertThat(end.meaning()).isEqualTo(CommandEnd.Meaning.NOT_CONTROLLABLE);
    assertThat(end.sentence())
        .isEqualTo(
            "the JVM in which the program ran ended with code 1, so nothing is known of the"
                + " program");
  }

  @Test
  void anotherJdkHasAnotherFile() {
    assertThat(DirectLaunch.in(folder, List.of("other", "a.jar"))).isNotEqualTo(launch);
  }

  @Test
  void endsAreToldInTheOrderOfThePrograms() throws Exception {
    List<CommandEnd> ends =
        new SideBySide(2)
            .map(
                List.of("3", "1", "0"),
                target -> new CommandEnd(Integer.parseInt(target), List.of(), List.of()));
    assertThat(ends).extracting(CommandEnd::code).containsExactly(3, 1, 0);
  }
}
